/**
 * Where a completed task is whose form is not sent at once.
 *
 * - `held`: nothing was sent, and the person can take it back.
 * - `sending`: it is on its way, and nothing can be taken back any more.
 * - `sent`: the engine has it.
 * - `undone`: the person has taken it back. Nothing was sent.
 * - `kept`: it was not done, against the person's will. The input is kept as a draft.
 */
export type HeldState = 'held' | 'sending' | 'sent' | 'undone' | 'kept';

/**
 * What happens to it: `undo` by the person; the time is over; the person leaves; `strand`: nothing can be sent now, for want of
 * a connection or of a session; what the engine says: `done` or `refuse`.
 */
export type HeldEvent = 'undo' | 'time-over' | 'leave' | 'strand' | 'done' | 'refuse';

const NEXT: Readonly<Record<HeldState, Readonly<Partial<Record<HeldEvent, HeldState>>>>> = {
  held: { undo: 'undone', 'time-over': 'sending', leave: 'sending', strand: 'kept' },
  sending: { done: 'sent', refuse: 'kept' },
  sent: {},
  undone: {},
  kept: {},
};

/**
 * The next state; the same where the event changes nothing. `sending` is reached once at most, and `undone` never from it.
 *
 * @example nextHeldState('held', 'undo') // 'undone'
 */
export function nextHeldState(state: HeldState, event: HeldEvent): HeldState {
  return NEXT[state][event] ?? state;
}
