import { StepStone } from './parts/step-stone.tsx';
import classes from './stone-steps.module.css';

interface StoneStepsProps {
  /** The names of the steps, in order. */
  readonly steps: readonly string[];
  /** The step that the person is at, counted from 1. */
  readonly current: number;
  /** What assistive technology hears after a step that is behind, as "finalizat". */
  readonly doneText: string;
  /** The name of the list, as "Pașii comenzii". */
  readonly label?: string;
}

/** Where one stands in a wizard: a row of kilometre stones. On a narrow page only the current name is seen; all are heard. */
export function StoneSteps({ steps, current, doneText, label }: StoneStepsProps) {
  return (
    <div className={classes['frame']}>
      <ol className={classes['row']} aria-label={label}>
        {steps.map((step, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead';
          return (
            <li
              key={step}
              className={classes['step']}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={classes['post']}>
                <StepStone number={index + 1} state={state} />
              </span>
              <span className={classes['label']}>
                {step}
                {state === 'done' && <span className={classes['heard']}>, {doneText}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
