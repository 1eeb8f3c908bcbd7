import L from 'leaflet';

const WITH_TILES = 'cursa-map-with-tiles';
/** With streets to see, the map may be looked at from closer. */
const CLOSEST = 18;
const OWN_CLOSEST = 11;

/**
 * Lays tiles over the outline. They hide the own labels when the first has come; a server that sends none leaves the
 * outline to be seen. A single missing tile shows the outline in its place.
 * @returns takes the tiles away
 */
export function addTiles(map: L.Map, url: string, attribution: string | undefined): () => void {
  const container = map.getContainer();
  const layer = L.tileLayer(url, { attribution, maxZoom: CLOSEST, crossOrigin: true });
  layer.on('tileload', () => {
    if (container.classList.contains(WITH_TILES)) return;
    container.classList.add(WITH_TILES);
    map.setMaxZoom(CLOSEST);
  });
  layer.addTo(map);
  return () => {
    layer.remove();
    container.classList.remove(WITH_TILES);
    map.setMaxZoom(OWN_CLOSEST);
  };
}
