/* form-js silently adjusts an invalid or off-step date or time and discards what it cannot parse, so the typed text is kept here. */

const CLOCK = /^\s*(\d{1,2})(?:\D+(\d{1,2}))?\s*([ap])?/i;

export interface TypedClocks {
  leave(): Promise<void>;
  notTaken(id: string, shown: string): string | null;
}

export function followTypedClocks(container: HTMLElement): TypedClocks {
  const typed = new Map<string, string>();
  container.addEventListener('input', (event) => {
    const { target } = event;
    // The calendar also writes into the control, with a plain Event instead of an InputEvent.
    if (event instanceof InputEvent && isClock(target)) typed.set(target.id, target.value);
  });
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
      // A click elsewhere has already blurred the control; form-js commits the text in its next render.
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

function hasDay(text: string, shown: string): boolean {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return (
    shown !== '' &&
    numbers.includes(Number(shown.slice(5, 7))) &&
    numbers.includes(Number(shown.slice(8, 10)))
  );
}

function minutesOf(text: string): number {
  const [, hours = '', minutes = '0', half] = CLOCK.exec(text) ?? [];
  if (hours === '') return Number.NaN;
  if (half === undefined) return Number(hours) * 60 + Number(minutes);
  return ((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes);
}
