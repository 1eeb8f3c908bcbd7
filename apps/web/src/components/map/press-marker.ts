import type L from 'leaflet';

const PRESSED = ['Enter', ' '];

/** Gives a marker its name and, with an action, makes it a button for mouse, finger and keyboard. */
export function nameMarker(marker: L.Marker, label: string, selected: boolean, press?: () => void): void {
  const element = marker.getElement();
  if (!element) return;
  element.setAttribute('role', press ? 'button' : 'img');
  element.setAttribute('aria-label', label);
  if (selected) element.setAttribute('aria-current', 'true');
  if (!press) return;
  element.tabIndex = 0;
  marker.on('click', press);
  element.addEventListener('keydown', (event) => {
    if (!PRESSED.includes(event.key)) return;
    // Space would scroll the page, Enter would reach the map and pick its middle.
    event.preventDefault();
    event.stopPropagation();
    press();
  });
}
