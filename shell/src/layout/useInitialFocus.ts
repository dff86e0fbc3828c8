import { useEffect } from 'react';
import { focusListOnceThere } from './focusListOnceThere';

/** When the page comes up, the keys are the list's. */
export function useInitialFocus(): void {
  useEffect(focusListOnceThere, []);
}
