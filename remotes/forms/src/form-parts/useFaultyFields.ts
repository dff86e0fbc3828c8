import { type RefObject, useEffect, useState } from 'react';

const FAULTY = '[aria-invalid="true"]';

/**
 * The fields that a form marks as wrong, in the order of the page, whatever engine draws them. A group that is marked as one,
 * such as radio buttons, counts once.
 */
export function useFaultyFields(
  body: RefObject<HTMLElement | null>,
  isWatched: boolean,
): readonly HTMLElement[] {
  const [fields, setFields] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const form = body.current;
    if (!isWatched || form === null) return;
    const look = () => setFields(faultyFields(form));
    const observer = new MutationObserver(look);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    look();
    return () => {
      observer.disconnect();
      setFields([]);
    };
  }, [body, isWatched]);
  return fields;
}

function faultyFields(form: HTMLElement): readonly HTMLElement[] {
  const byName = new Map<string | HTMLElement, HTMLElement>();
  for (const field of form.querySelectorAll<HTMLElement>(FAULTY)) {
    const group = field instanceof HTMLInputElement && field.type === 'radio' ? field.name : '';
    const key = group === '' ? field : group;
    if (!byName.has(key)) byName.set(key, field);
  }
  return [...byName.values()];
}
