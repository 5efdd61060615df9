// A server component of Next's app router: <TravelSafety tag="country-risk" country="JP" lang="de" />.
// In next.config.js: serverExternalPackages: ['travel-safety-embeds', '@lit-labs/ssr', 'lit'], so that Node loads them without bundling.
import { addresses, prerender } from 'travel-safety-embeds/prerender';

async function answerAt(address) {
  const response = await fetch(address, { next: { revalidate: 3600 } });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.json();
}

export async function TravelSafety({ tag, ...given }) {
  const attributes = { 'api-base': process.env.API_BASE, ...given };
  const answers = await Promise.all((await addresses(tag, attributes)).map(answerAt));
  const html = await prerender(tag, attributes, tag === 'country-compare' ? answers : answers[0]);
  // React does not touch this HTML. On a first visit the browser's parser creates the shadow root; after a client-side
  // navigation there is none, and the tag renders the response inside it.
  return <div dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
