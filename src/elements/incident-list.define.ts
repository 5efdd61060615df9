import { register } from './register.js';
import { IncidentListElement } from './incident-list.js';

register('incident-list', IncidentListElement);

export { IncidentListElement };

declare global {
  interface HTMLElementTagNameMap {
    'incident-list': IncidentListElement;
  }
}
