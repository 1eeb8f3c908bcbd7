import { useEffect, useRef } from 'react';
import type { CardFieldsProps, CardToken } from './card-port.ts';

/**
 * Tells the screen of the fields' state, whatever functions it passes: the collector once, with the newest fields
 * behind it, and `complete` when it changes.
 */
export function useCardReports(
  { onChange, onCollector }: CardFieldsProps,
  complete: boolean,
  collect: () => Promise<CardToken>,
): void {
  const latest = useRef({ onChange, onCollector, collect });
  useEffect(() => {
    latest.current = { onChange, onCollector, collect };
  });
  useEffect(() => {
    latest.current.onCollector(() => latest.current.collect());
  }, []);
  useEffect(() => {
    latest.current.onChange({ complete });
  }, [complete]);
}
