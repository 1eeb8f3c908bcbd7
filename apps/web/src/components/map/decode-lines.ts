/** As in tools/generators/map/encode-lines.ts. */
const STEPS = 1000;

/** Lines of the generated data as [latitude, longitude] pairs. */
export function decodeLines(lines: readonly (readonly number[])[]): [number, number][][] {
  return lines.map((numbers) => {
    let [x, y] = [0, 0];
    const points: [number, number][] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      points.push([y / STEPS, x / STEPS]);
    }
    return points;
  });
}
