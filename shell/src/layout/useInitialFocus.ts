import { useEffect } from 'react';
import { focusListOnceThere } from './focusListOnceThere';

export function useInitialFocus(): void {
  useEffect(focusListOnceThere, []);
}
