import L from 'leaflet';
import { type Cluster, clusterPoints, type OnScreen, spreadOffsets } from './cluster-points.ts';
import { motionIsReduced } from './create-map.ts';
import { type MapTexts } from './map-texts.ts';
import { type MapPoint } from './map-types.ts';
import { type Rect } from './place-labels.ts';
import { clusterIcon, pointIcon } from './point-icon.ts';
import { nameMarker } from './press-marker.ts';

/** Orders and towns may be many: they are gathered in squares of this size. The other points stand alone. */
const SQUARE = 60;
const APART = 30;
const GATHERED = new Set(['order', 'town']);

type Projected = OnScreen & { readonly point: MapPoint };

/** The markers of the points; drawn anew with every zoom, as clusters depend on it. */
export class PointMarkers {
  private readonly map: L.Map;
  private readonly texts: MapTexts;
  private readonly layer: L.LayerGroup;
  private points: readonly MapPoint[] = [];
  private selectedId: string | undefined;
  private zoomDrawn: number | undefined;

  constructor(map: L.Map, texts: MapTexts) {
    this.map = map;
    this.texts = texts;
    this.layer = L.layerGroup().addTo(map);
    map.on('zoomend', () => this.zoomDrawn !== map.getZoom() && this.draw());
  }

  show(points: readonly MapPoint[], selectedId: string | undefined): void {
    this.points = points;
    this.selectedId = selectedId;
    this.draw();
  }

  /** Where markers stand, in pixels of the layer. */
  taken(): Rect[] {
    return this.layer.getLayers().flatMap((layer) => {
      if (!(layer instanceof L.Marker)) return [];
      const { x, y } = this.map.latLngToLayerPoint(layer.getLatLng());
      return [rectOf(layer.getIcon().options, x, y)];
    });
  }

  private draw(): void {
    const focused = this.focusedMarker();
    this.layer.clearLayers();
    this.zoomDrawn = this.map.getZoom();
    const projected = this.points.map((point): Projected => {
      const { x, y } = this.map.project([point.latitude, point.longitude]);
      return { point, x, y };
    });
    const alone = ({ point }: Projected) => !GATHERED.has(point.kind) || point.id === this.selectedId;
    const many = projected.filter((one) => !alone(one));
    for (const cluster of clusterPoints(many, SQUARE)) this.gather(cluster);
    for (const { point } of projected.filter(alone)) this.place(point);
    // A bubble that was pressed is gone: the keyboard goes on from the map.
    const next = focused && (this.elementOf(focused.dataset.point) ?? this.map.getContainer());
    next?.focus({ preventScroll: true });
  }

  private gather({ members, x, y }: Cluster<Projected>): void {
    const first = members[0];
    if (!first) return;
    const closest = this.map.getZoom() >= this.map.getMaxZoom();
    if (members.length === 1 || closest) {
      const offsets = spreadOffsets(members.length, APART);
      members.forEach(({ point }, at) => this.place(point, offsets[at]));
      return;
    }
    const bounds = L.latLngBounds(
      members.map(({ point }): L.LatLngTuple => [point.latitude, point.longitude]),
    );
    const marker = L.marker(this.map.unproject([x, y]), { icon: clusterIcon(members.length) });
    marker.addTo(this.layer);
    const zoomIn = () => this.map.fitBounds(bounds, { padding: [56, 56], animate: !motionIsReduced() });
    nameMarker(marker, this.texts.together(members.length), false, zoomIn);
  }

  private place(point: MapPoint, offset?: OnScreen): void {
    const selected = point.id === this.selectedId;
    const interactive = Boolean(point.onSelect);
    const marker = L.marker([point.latitude, point.longitude], {
      icon: pointIcon(point.kind, selected, offset),
      interactive,
      keyboard: interactive,
      zIndexOffset: selected ? 2000 : Number(!GATHERED.has(point.kind)) * 1000,
    }).addTo(this.layer);
    nameMarker(marker, point.label, selected, point.onSelect);
    marker.getElement()?.setAttribute('data-point', point.id);
    // An element, not a text: Leaflet would read a text as HTML.
    const text = document.createElement('span');
    text.textContent = point.label;
    if (interactive)
      marker.bindTooltip(text, { direction: 'top', className: 'cursa-map-tip', permanent: selected });
  }

  private elementOf(id: string | undefined): HTMLElement | undefined {
    const elements = [...(this.map.getPane('markerPane')?.children ?? [])] as HTMLElement[];
    return id === undefined ? undefined : elements.find(({ dataset }) => dataset.point === id);
  }

  private focusedMarker(): HTMLElement | undefined {
    const active = document.activeElement;
    const pane = this.map.getPane('markerPane');
    return active instanceof HTMLElement && pane?.contains(active) ? active : undefined;
  }
}

/** The picture is narrower than the area for the finger. */
const MARGIN = { side: 6, end: 2 };

function rectOf({ iconAnchor, iconSize }: L.BaseIconOptions, x: number, y: number): Rect {
  const [width, height] = iconSize as [number, number];
  const [left, top] = (iconAnchor as [number, number] | undefined) ?? [width / 2, height / 2];
  return {
    left: x - left + MARGIN.side,
    top: y - top + MARGIN.end,
    right: x - left + width - MARGIN.side,
    bottom: y - top + height - MARGIN.end,
  };
}
