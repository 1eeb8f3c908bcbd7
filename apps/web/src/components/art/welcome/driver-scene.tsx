import { ArtSvg, type ArtProps } from '../art-svg.tsx';
import classes from '../art.module.css';
import { colours } from '../colours.ts';
import { Cloud } from '../parts/cloud.tsx';
import { Fir } from '../parts/fir.tsx';
import { Stone } from '../parts/stone.tsx';
import { Van } from '../parts/van.tsx';

/** Far to near: the order in which the trees overlap. */
const FIRS: readonly (readonly [x: number, y: number, scale: number])[] = [
  [24, 236, 1.3],
  [424, 240, 1.2],
  [100, 240, 1.1],
  [466, 252, 1.7],
  [52, 252, 1.6],
];

/** Welcome, for drivers: Cursa's van on a road through the Carpathians. 480 × 320. */
export function DriverScene({ className, ...frame }: ArtProps) {
  return (
    <ArtSvg {...frame} width={480} height={320} className={`${classes['scene'] ?? ''} ${className ?? ''}`}>
      <path fill={colours.sky} d="M0 0h480v320H0z" />
      <circle cx={84} cy={62} r={26} fill={colours.sun} />
      <Cloud x={330} y={64} />
      <Cloud x={422} y={98} scale={0.75} />
      <path fill={colours.far} d="M0 176 60 112l36 36 84-108 70 92 40-44 82 92 44-38 64 66v80H0z" />
      <path fill={colours.stone} d="m180 40 24 31.5-12 9-11-12-11 15-15-11zM290 88l17 19-9 7-8-9-9 8-8-6z" />
      <path fill={colours.mid} d="M0 222q60-56 140-42 60-18 120 4 80-50 220 20v70H0z" />
      <g stroke={colours.stone} strokeLinecap="round" opacity={0.8}>
        <path strokeWidth={5.5} d="M312 246c50-2 84-8 62-20" />
        <path strokeWidth={4.8} d="M374 226c-16-8-58-4-50-14" />
        <path strokeWidth={4} d="M324 212c8-7 44-4 36-14q-4-4-12-6" />
      </g>
      <path fill={colours.near} d="M0 240q120-26 250-10t230 8v60H0z" />
      {FIRS.map(([x, y, scale]) => (
        <Fir key={x} x={x} y={y} scale={scale} />
      ))}
      <path fill={colours.grass} d="M0 248h480v72H0z" />
      <path fill={colours.road} d="M0 262h480v40H0z" />
      <path stroke={colours.stone} strokeWidth={4} strokeDasharray="28 22" d="M0 284h480" />
      <Van x={130} y={278} scale={1.2} driven />
      <Stone x={392} y={312} scale={1.8} />
    </ArtSvg>
  );
}
