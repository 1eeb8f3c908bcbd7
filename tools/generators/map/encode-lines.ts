import { type Position } from './geometry.ts';

/** Steps per degree: about 100 m. */
const STEPS = 1000;

/** Lines as whole numbers, x and y in turns: the first point, then the steps from point to point. */
export function encodeLines(lines: readonly Position[][]): number[][] {
  return lines
    .map((line) => {
      let [beforeX, beforeY] = [0, 0];
      const numbers: number[] = [];
      for (const [longitude, latitude] of line) {
        const [x, y] = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
        if (numbers.length > 0 && x === beforeX && y === beforeY) continue;
        numbers.push(x - beforeX, y - beforeY);
        [beforeX, beforeY] = [x, y];
      }
      return numbers;
    })
    .filter((numbers) => numbers.length > 2);
}
