import { register } from './register.js';
import { IncidentMapElement } from './incident-map.js';

register('incident-map', IncidentMapElement);

export { IncidentMapElement };

declare global {
  interface HTMLElementTagNameMap {
    'incident-map': IncidentMapElement;
  }
}
