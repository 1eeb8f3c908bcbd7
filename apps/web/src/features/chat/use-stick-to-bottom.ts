import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to an end counts as at it, px. */
const NEAR = 80;

interface StickOptions {
  /** Identifies the last entry; a change of it is a new entry. */
  readonly newest: string | undefined;
  /** The last entry is the reader's own: they want to see it wherever they were. */
  readonly isOwn: boolean;
  /** Identifies the first entry; a change of it is older entries that were put before. */
  readonly oldest: string | undefined;
  /** A change of it makes the last entries higher or lower. */
  readonly tail: string;
  readonly onTop: () => void;
  readonly onSeen: () => void;
}

/** Keeps a list at its newest entry, unless its reader has scrolled up; older entries do not move what is being read. */
export function useStickToBottom({ newest, isOwn, oldest, tail, onTop, onSeen }: StickOptions) {
  const box = useRef<HTMLDivElement>(null);
  const atBottom = useRef(true);
  const fromBottom = useRef(0);
  const [hasUnseen, setHasUnseen] = useState(false);
  const seen = useRef(onSeen);
  useEffect(() => void (seen.current = onSeen), [onSeen]);

  const toBottom = useCallback(() => {
    atBottom.current = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    setHasUnseen(false);
  }, []);
  useLayoutEffect(() => {
    const { current } = box;
    // Where the reader is, counted from the end: what comes before does not change it.
    if (current && !atBottom.current) current.scrollTop = current.scrollHeight - fromBottom.current;
  }, [oldest]);
  useLayoutEffect(() => {
    if (newest === undefined) return;
    if (!isOwn && !atBottom.current) return setHasUnseen(true);
    toBottom();
    if (document.visibilityState === 'visible') seen.current();
  }, [newest, isOwn, toBottom]);
  useLayoutEffect(() => {
    const { current } = box;
    if (current && atBottom.current) current.scrollTop = current.scrollHeight;
  }, [tail]);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // A keyboard that opens makes the list lower.
    const observer = new ResizeObserver(() => {
      if (atBottom.current) current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    // What came while the tab was hidden is seen when it is looked at again.
    const onLook = () => {
      if (document.visibilityState === 'visible' && atBottom.current) seen.current();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => document.removeEventListener('visibilitychange', onLook);
  }, []);

  const onScroll = () => {
    const { current } = box;
    if (!current) return;
    fromBottom.current = current.scrollHeight - current.scrollTop;
    atBottom.current = fromBottom.current - current.clientHeight < NEAR;
    if (atBottom.current && hasUnseen) {
      setHasUnseen(false);
      seen.current();
    }
    if (current.scrollTop < NEAR && current.scrollHeight > current.clientHeight) onTop();
  };
  return { box, onScroll, hasUnseen, toBottom };
}
