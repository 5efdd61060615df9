import { css } from 'lit';
import { DIVERGING, SEQUENTIAL } from '../model/palettes.js';
import { tierRules } from './tier.js';

/** For screens alone: on paper, which may be grey, the hues of this palette have no order, and tags have the usual colours. */
export const divergingPalette = css`
  @media screen {
    ${tierRules(DIVERGING, css`:host([palette='diverging' i])`)}
  }
`;

export const sequentialPalette = tierRules(SEQUENTIAL, css`:host([palette='sequential' i])`);

export const styles = [divergingPalette, sequentialPalette];
