/*
 * What people type as a day or a time. form-js makes another one of it where there is no such day or its steps are coarser, and
 * forgets what it cannot read, both without a word.
 */

const CLOCK = /^\s*(\d{1,2})(?:\D+(\d{1,2}))?\s*([ap])?/i;

export interface TypedClocks {
  /** Waits until the controls have taken what was typed into them. */
  leave(): Promise<void>;
  /**
   * What was typed into a control that made something else of it; null where it took it, or something was chosen since.
   *
   * @param id of the field
   * @param shown the local day and time that it has
   */
  notTaken(id: string, shown: string): string | null;
}

/** Follows the controls of a form. */
export function followTypedClocks(container: HTMLElement): TypedClocks {
  const typed = new Map<string, string>();
  container.addEventListener('input', (event) => {
    const { target } = event;
    // The list of days writes into the control, too, and tells of it with a plain event.
    if (event instanceof InputEvent && isClock(target)) typed.set(target.id, target.value);
  });
  // In the list of days or times a press chooses one, and arrows lead into it.
  const forget = (event: Event) => {
    const { target } = event;
    const isTyping = event instanceof KeyboardEvent ? !event.key.startsWith('Arrow') : isClock(target);
    if (isTyping || !(target instanceof Element)) return;
    const field = target.closest('.fjs-form-field-datetime');
    for (const input of field?.querySelectorAll('input') ?? []) typed.delete(input.id);
  };
  container.addEventListener('pointerdown', forget);
  container.addEventListener('keydown', forget);

  return {
    async leave() {
      if (typed.size === 0) return;
      const active = container.ownerDocument.activeElement;
      if (isClock(active)) active.blur();
      // A press beside the control has left it already; form-js takes what was typed when it draws next.
      for (let round = 0; round < 2; round += 1) {
        await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    },
    notTaken(id, shown) {
      const day = typed.get(`${id}-date`)?.trim() ?? '';
      if (day !== '' && !hasDay(day, shown)) return day;
      const time = typed.get(`${id}-time`)?.trim() ?? '';
      return time !== '' && minutesOf(time) !== minutesOf(shown.slice(-5)) ? time : null;
    },
  };
}

function isClock(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.closest('.fjs-form-field-datetime') !== null;
}

/** In whichever order the language has them. */
function hasDay(text: string, shown: string): boolean {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return (
    shown !== '' &&
    numbers.includes(Number(shown.slice(5, 7))) &&
    numbers.includes(Number(shown.slice(8, 10)))
  );
}

/** As form-js reads them. */
function minutesOf(text: string): number {
  const [, hours = '', minutes = '0', half] = CLOCK.exec(text) ?? [];
  if (hours === '') return Number.NaN;
  if (half === undefined) return Number(hours) * 60 + Number(minutes);
  return ((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes);
}
