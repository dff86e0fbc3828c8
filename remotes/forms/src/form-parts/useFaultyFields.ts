import { type RefObject, useEffect, useState } from 'react';

const FAULTY = '[aria-invalid="true"]';

/** Works on `aria-invalid`, whatever engine draws the form. A group marked as a whole, such as radio buttons, counts once. */
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
