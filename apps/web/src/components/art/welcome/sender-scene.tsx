import { ArtSvg, type ArtProps } from '../art-svg.tsx';
import classes from '../art.module.css';
import { colours } from '../colours.ts';
import { BlockOfFlats } from '../parts/block-of-flats.tsx';
import { Cloud } from '../parts/cloud.tsx';
import { Person } from '../parts/person.tsx';
import { Stone } from '../parts/stone.tsx';
import { Van } from '../parts/van.tsx';

/** Welcome, for senders: a parcel changes hands before a block of flats. 480 × 320. */
export function SenderScene({ className, ...frame }: ArtProps) {
  return (
    <ArtSvg {...frame} width={480} height={320} className={`${classes['scene'] ?? ''} ${className ?? ''}`}>
      <path fill={colours.sky} d="M0 0h480v320H0z" />
      <circle cx={420} cy={62} r={26} fill={colours.sun} />
      <Cloud x={290} y={84} />
      <path fill={colours.far} d="m180 220 76-80 32 30 52-54 60 62 26-22 54 54v40H180z" />
      <path fill={colours.mid} d="M180 240q90-62 180-36 70-30 120-6v60H180z" />
      <path fill={colours.wall} d="M290 196h34v58h-34zm138 8h40v50h-40z" />
      <path fill={colours.road} d="m283 198 24-26 24 26zm138 8 27-24 27 24z" />
      <path fill={colours.near} d="M0 248h480v20H0z" />
      <BlockOfFlats />
      <path fill={colours.firDeep} d="M10 256v-40h5v40z" />
      <path
        fill={colours.fir}
        d="M12 180a30 30 0 0 1 0 60 30 30 0 0 1 0-60zm136-22q4-8 9 0 4-8 9 0 5-8 9 0v8h-27z"
      />
      <path fill={colours.shade} d="M0 268h480v16H0z" />
      <path fill={colours.road} d="M0 284h480v36H0z" />
      <path stroke={colours.stone} strokeWidth={4} strokeDasharray="28 22" d="M10 306h470" />
      <Van x={308} y={292} scale={1.1} />
      <Stone x={158} y={280} scale={0.9} />
      <Person x={208} y={279} coat={colours.fir} trousers={colours.coat} hair="#5a3825" />
      <Person x={266} y={279} coat={colours.accent} trousers={colours.coat} hair={colours.ink} mirrored cap />
      <path fill={colours.box} d="M225 213h25v20h-25z" />
      <path fill="#fffb" d="M234.5 213h6v20h-6z" />
    </ArtSvg>
  );
}
