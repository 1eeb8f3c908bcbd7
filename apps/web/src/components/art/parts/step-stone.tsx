import art from '../art.module.css';
import classes from '../stone-steps.module.css';

interface StepStoneProps {
  readonly number: number;
  readonly state: 'done' | 'current' | 'ahead';
}

/** One stone of a row of steps: a check when done, a red cap when current, grey when ahead. */
export function StepStone({ number, state }: StepStoneProps) {
  return (
    <svg
      viewBox="0 0 36 42"
      width={36}
      height={42}
      fill="none"
      aria-hidden
      className={`${art['art'] ?? ''} ${classes['stone'] ?? ''}`}
    >
      <path className={classes['body']} d="M4 40V18a14 14 0 0 1 28 0v22z" />
      <path className={classes['cap']} d="M4 19.5V18a14 14 0 0 1 28 0v1.5z" />
      <path className={classes['line']} d="M4 40V18a14 14 0 0 1 28 0v22zM4 19.5h28" />
      {state === 'done' ? (
        <path className={classes['check']} d="m12.5 29.5 4 4 7.5-8" />
      ) : (
        <text className={classes['number']} x={18} y={35} textAnchor="middle">
          {number}
        </text>
      )}
    </svg>
  );
}
