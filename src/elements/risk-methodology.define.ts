import { register } from './register.js';
import { RiskMethodologyElement } from './risk-methodology.js';

register('risk-methodology', RiskMethodologyElement);

export { RiskMethodologyElement };

declare global {
  interface HTMLElementTagNameMap {
    'risk-methodology': RiskMethodologyElement;
  }
}
