import { register } from './register.js';
import { RiskMapElement } from './risk-map.js';
import './risk-table.define.js'; // its base class: one file holds both for script tags

register('risk-map', RiskMapElement);

export { RiskMapElement };

declare global {
  interface HTMLElementTagNameMap {
    'risk-map': RiskMapElement;
  }
}
