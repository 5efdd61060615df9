import 'travel-safety-embeds';
import { createRef } from 'react';
import type { Country, CountryRiskElement, RiskLoadEvent } from 'travel-safety-embeds';
import { listen } from 'travel-safety-embeds/react';

const tag = createRef<CountryRiskElement>();

export const page = (
  <article>
    <country-risk
      ref={tag}
      key="kenya"
      className="wide"
      country="KE"
      variant="badge"
      published-score={49}
      heading-level={3}
      frozen
      onrisk-load={({ data, stale }) => [data.iso2, stale]}
    >
      <a href="https://example.org/kenya">Kenya</a>
    </country-risk>
    <country-compare countries="JP TH" onrisk-load={({ data }) => data.map(({ code }) => code)} />
    <incident-map country="KE" hours={72} limit="20" include-resolved min-severity={2} onincident-select={({ incident }) => incident.title} />
    <incident-list refresh={5} onrisk-error={({ kind, retryAt }) => [kind, retryAt]} />
    <risk-table region="Asia" limit={10} oncountry-select={({ iso2, country }) => [iso2, country]} />
    <risk-map theme="dark" palette="sequential" />
    <country-risk country="KE" ref={listen<RiskLoadEvent<Country>>('risk-load', ({ data }) => data.iso2)} />
    {/* @ts-expect-error -- no such event */}
    <country-risk country="KE" ref={listen('load', () => {})} />
    <risk-methodology onrisk-load={({ data }) => data.formula} />
    {/* @ts-expect-error -- no such attribute */}
    <country-risk contry="KE" />
    {/* @ts-expect-error -- no such variant */}
    <country-risk country="KE" variant="bagde" />
    {/* @ts-expect-error -- incidents have no name */}
    <incident-list onrisk-load={({ data }) => data.map(({ name }) => name)} />
  </article>
);
