import type { ReactNode } from 'react';
import classes from './detail-shell.module.css';

interface DetailShellProps {
  /** Where the trip stands and whom to reach: first on a phone. */
  readonly head: ReactNode;
  readonly body: ReactNode;
  /** What belongs to the action but need not stay in sight. */
  readonly extra?: ReactNode;
  /** The one thing to do next; on a phone it stays at the bottom of the screen. */
  readonly bar?: ReactNode;
}

/** The places of a trip's page: one under the other on a phone, the details beside the actions on a wide screen. */
export function DetailShell({ head, body, extra, bar }: DetailShellProps) {
  return (
    <div className={classes['shell']}>
      <div className={classes['head']}>{head}</div>
      <div className={classes['body']}>{body}</div>
      {extra ? <div className={classes['extra']}>{extra}</div> : null}
      {bar ? <div className={classes['bar']}>{bar}</div> : null}
    </div>
  );
}
