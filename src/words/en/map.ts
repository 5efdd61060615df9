/** What every map says about itself. */
export const map = {
  skipMap: 'Skip map',
  loadMap: 'Load map',
  mapWaits: 'The map is not loaded yet, to save data.',
  mapControls: 'Map view',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  panUp: 'Move map up',
  panDown: 'Move map down',
  panLeft: 'Move map left',
  panRight: 'Move map right',
  wheelHint: 'Use Ctrl + scroll to zoom the map',
  wheelHintApple: 'Use ⌘ + scroll to zoom the map',
  touchHint: 'Use two fingers to move the map',
};

export type MapWords = typeof map;
