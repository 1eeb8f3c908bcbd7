import L from 'leaflet';
import { type LabelCandidateAt } from './label-candidates.ts';
import { type PlacedLabel, placeLabels, type Rect } from './place-labels.ts';

const PANE = 'labels';
/** Above the outline and the line, below markers (600). */
const LEVEL = '450';
/** Labels are placed this far beyond the view (part of it), so that dragging does not uncover empty land. */
const BEYOND = 0.3;

type OnMap = LabelCandidateAt & { readonly x: number; readonly y: number };

/** Names of towns by zoom, without overlaps. They are decoration: hidden from screen readers. */
export class TownLabels {
  private readonly map: L.Map;
  private readonly candidates: readonly LabelCandidateAt[];
  private readonly pane: HTMLElement;
  private taken: () => readonly Rect[] = () => [];

  constructor(map: L.Map, candidates: readonly LabelCandidateAt[]) {
    this.map = map;
    this.candidates = candidates;
    this.pane = map.createPane(PANE);
    this.pane.style.zIndex = LEVEL;
    this.pane.setAttribute('aria-hidden', 'true');
    this.pane.classList.add('leaflet-zoom-hide');
    map.on('moveend zoomend resize viewreset', () => this.refresh());
  }

  /** Keeps these places (pixels of the layer) free: the markers. */
  keepFree(taken: () => readonly Rect[]): void {
    this.taken = taken;
    this.refresh();
  }

  refresh(): void {
    const zoom = this.map.getZoom();
    const seen = this.map.getBounds().pad(BEYOND);
    const shown = this.candidates
      .filter(({ fromZoom, toZoom }) => zoom >= fromZoom && zoom < toZoom)
      .filter(({ latitude, longitude }) => seen.contains([latitude, longitude]))
      .map((candidate): OnMap => {
        const { x, y } = this.map.latLngToLayerPoint([candidate.latitude, candidate.longitude]);
        return { ...candidate, x, y };
      });
    const [view, controls] = this.frame();
    this.pane.replaceChildren(...placeLabels(shown, [...this.taken(), ...controls], view).map(labelElement));
  }

  /** The view and the controls on it, in pixels of the layer. */
  private frame(): [Rect, Rect[]] {
    const container = this.map.getContainer();
    const { left, top } = container.getBoundingClientRect();
    const origin = this.map.containerPointToLayerPoint([0, 0]);
    const onLayer = (rect: Rect): Rect => ({
      left: rect.left - left + origin.x,
      top: rect.top - top + origin.y,
      right: rect.right - left + origin.x,
      bottom: rect.bottom - top + origin.y,
    });
    const controls = [...container.querySelectorAll('.leaflet-control')];
    return [
      onLayer(container.getBoundingClientRect()),
      controls.map((control) => onLayer(control.getBoundingClientRect())),
    ];
  }
}

function labelElement({ candidate, side, covered }: PlacedLabel<OnMap>): HTMLElement {
  const { name, className, x, y, fontSize } = candidate;
  const element = L.DomUtil.create('div', `${className} cursa-map-label cursa-map-label-${side}`);
  if (covered) element.classList.add('cursa-map-covered');
  element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  element.style.fontSize = `${fontSize}px`;
  const text = L.DomUtil.create('span', '', element);
  text.textContent = name;
  return element;
}
