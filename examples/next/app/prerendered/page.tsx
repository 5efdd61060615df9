import { TravelSafety } from '../../travel-safety';
import { Alive } from './alive';

export default function Page() {
  return (
    <article>
      <TravelSafety tag="country-risk" country="JP" lang="de" />
      <Alive />
    </article>
  );
}
