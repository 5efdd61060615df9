import { css } from 'lit';

/** How to use a map by keyboard: seen by those whom it helps, and never over what has the focus. */
export const helpStyles = css`
  .map:has(:is(.marker, .target):focus-visible) > #map-help {
    display: block;
    position: absolute;
    z-index: 3;
    inset: auto 8px 4px;
    inline-size: fit-content;
    padding: 2px 8px;
    background: var(--_surface);
    font-size: var(--_small);
    pointer-events: none;
  }
  .map:has(.low :focus) > #map-help {
    inset-block: 4px auto;
  }
`;

/** Shows a map's help while its keyboard is in use, in the half without the focus; what it returns stops that. */
export function showHelpIn(stage: HTMLElement): () => void {
  const onFocus = ({ target }: Event): void => {
    const [at, all] = [(target as Element).getBoundingClientRect(), stage.getBoundingClientRect()];
    stage.classList.toggle('low', at.top + at.bottom > all.top + all.bottom);
  };
  stage.addEventListener('focusin', onFocus);
  return () => stage.removeEventListener('focusin', onFocus);
}
