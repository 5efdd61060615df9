import { register } from './register.js';
import { CountryCompareElement } from './country-compare.js';

register('country-compare', CountryCompareElement);

export { CountryCompareElement };

declare global {
  interface HTMLElementTagNameMap {
    'country-compare': CountryCompareElement;
  }
}
