import { useId } from 'react';

export function useIdOf(): (...names: readonly (string | number)[]) => string {
  const prefix = useId();
  return (...names) => [prefix, ...names].join('-');
}

export function focusControl(id: string): void {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'center' });
}
