import { register } from './register.js';
import { CountryRiskElement } from './country-risk.js';

register('country-risk', CountryRiskElement);

export { CountryRiskElement };

declare global {
  interface HTMLElementTagNameMap {
    'country-risk': CountryRiskElement;
  }
}
