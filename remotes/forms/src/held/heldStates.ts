import { type HeldEvent, type HeldState, nextHeldState } from './heldState';

/** Where each of several forms is that wait together. */
export function heldStates<Form>(forms: readonly Form[]) {
  const states = new Map<Form, HeldState>(forms.map((form) => [form, 'held']));
  const stateOf = (form: Form): HeldState => states.get(form) ?? 'kept';
  return {
    stateOf,
    held: (): readonly Form[] => forms.filter((form) => stateOf(form) === 'held'),
    /** Whether nothing can happen to any of them any more. */
    areOver: (): boolean => forms.every((form) => !['held', 'sending'].includes(stateOf(form))),
    /** Whether the event has changed where the form is. */
    move(form: Form, event: HeldEvent): boolean {
      const before = stateOf(form);
      states.set(form, nextHeldState(before, event));
      return stateOf(form) !== before;
    },
  };
}
