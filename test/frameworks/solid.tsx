import 'travel-safety-embeds';
import 'travel-safety-embeds/solid';

export const page = () => (
  <article>
    <country-risk class="wide" country="KE" variant="badge" published-score={49} heading-level={3} frozen on:risk-load={({ data }) => data.iso2} />
    <incident-map country="KE" hours={72} include-resolved on:incident-select={({ incident }) => incident.title} />
    <risk-table region="Asia" on:country-select={({ iso2 }) => iso2} />
    <country-compare countries="JP TH" />
    <incident-list />
    <risk-map />
    <risk-methodology />
    {/* @ts-expect-error -- no such attribute */}
    <country-risk contry="KE" />
    {/* @ts-expect-error -- no such variant */}
    <country-risk country="KE" variant="bagde" />
  </article>
);
