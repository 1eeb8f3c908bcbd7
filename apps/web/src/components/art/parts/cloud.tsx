import { colours } from '../colours.ts';

interface CloudProps {
  /** The middle of the cloud's foot. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A flat cloud, 72 wide at scale 1. */
export function Cloud({ x, y, scale = 1 }: CloudProps) {
  return (
    <path
      fill={colours.cloud}
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-36 0a9 9 0 0 1 9-9h5a14 14 0 0 1 27-5 10 10 0 0 1 15 5h7a9 9 0 0 1 9 9z"
    />
  );
}
