/** What a tag is doing; reflected as its `state` attribute. A 404 and zero incidents are `empty`. */
export type State = 'idle' | 'loading' | 'ready' | 'stale' | 'empty' | 'error';
