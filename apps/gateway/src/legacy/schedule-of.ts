import { bucharestDay } from '@cursa/contracts/legacy/dates';

export interface SentDates {
  readonly pickup_before_date?: string | undefined;
  readonly pickup_after_date?: string | undefined;
  readonly pickup_start_date?: string | undefined;
  readonly delivery_date?: string | undefined;
  readonly pickup_date?: string | undefined;
  readonly pickup_time: string;
}

/**
 * Which of the three ways to say when was filled in. The form copies its choice into pickup_date (specification §4);
 * a form without any date means tomorrow, the specified default.
 */
export function scheduleOf(sent: SentDates) {
  const {
    pickup_before_date,
    pickup_after_date,
    pickup_start_date,
    delivery_date,
    pickup_date,
    pickup_time,
  } = sent;
  const tomorrow = () => bucharestDay(new Date(Date.now() + 86_400_000));
  if (delivery_date !== undefined) {
    const start =
      pickup_start_date ?? pickup_date ?? pickup_before_date ?? pickup_after_date ?? delivery_date;
    return { option: 'between', pickup_date: start, delivery_date, pickup_time } as const;
  }
  const option = pickup_after_date !== undefined && pickup_before_date === undefined ? 'after' : 'before';
  const day = pickup_date ?? pickup_before_date ?? pickup_after_date ?? pickup_start_date ?? tomorrow();
  return { option, pickup_date: day, delivery_date: null, pickup_time } as const;
}
