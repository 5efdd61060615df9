import { register } from './register.js';
import { RiskTableElement } from './risk-table.js';

register('risk-table', RiskTableElement);

export { RiskTableElement };

declare global {
  interface HTMLElementTagNameMap {
    'risk-table': RiskTableElement;
  }
}
