import type { RowLayout } from './RowLayout';
import { offsetOf, type SeenRows, seenRows } from './seenRows';

/** Milliseconds after which a list that was scrolled has come to rest. */
const REST = 150;

/** Where a list stands. A new object when other rows come into view, or it begins or ceases to scroll. */
export interface ScrollState {
  /** Pixels that had been scrolled at that moment. */
  readonly offset: number;
  /** Pixels that are on screen. */
  readonly room: number;
  readonly isScrolling: boolean;
}

/** Follows an element that scrolls, and scrolls it. */
export class ScrollPlace {
  state: ScrollState;
  /** Set with each draw. */
  layout: RowLayout;
  #element: HTMLElement | null = null;
  /** Pixels that are scrolled, as last heard: to read them from the element would lay the page out. */
  #heard: number;
  /** The room of the state is that of the element, no longer the presumed one. */
  #isMeasured = false;
  #unwatch: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param room pixels that are on screen, presumably: what is drawn until that is known */
  constructor(layout: RowLayout, offset: number, room: number) {
    this.layout = layout;
    this.state = { offset, room, isScrolling: false };
    this.#heard = offset;
  }

  /** Takes up with the element that is drawn now, and brings it to where the list stands. */
  attach(element: HTMLElement | null): void {
    if (element === this.#element) return;
    this.#unwatch();
    this.#unwatch = () => undefined;
    this.#element = element;
    if (element === null) return;
    const { offset } = this.state;
    this.#heard = offset;
    this.#isMeasured = false;
    if (offset > 0) element.scrollTo({ top: offset });
    this.#unwatch = this.#watch(element);
  }

  /** Where the list begins, as long as it is not drawn. */
  begin(offset: number): void {
    if (this.#element === null) this.state = { ...this.state, offset };
  }

  scrollTo(offset: number): void {
    const element = this.#element;
    if (element === null) return;
    const end = element.scrollHeight - element.clientHeight;
    this.#heard = Math.max(0, Math.min(offset, end));
    element.scrollTo({ top: this.#heard });
  }

  scrollToRow(row: number, align: 'start' | 'auto'): void {
    const room = this.#isMeasured ? this.state.room : (this.#element?.offsetHeight ?? this.state.room);
    const offset = offsetOf(row, align, { offset: this.#heard, room, layout: this.layout });
    if (offset !== null) this.scrollTo(offset);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): ScrollState => this.state;

  #watch(element: HTMLElement): () => void {
    const handleScroll = () => {
      clearTimeout(this.#timer);
      this.#heard = element.scrollTop;
      this.#timer = setTimeout(() => this.#set({ isScrolling: false, offset: this.#heard }), REST);
      this.#set({ isScrolling: true, offset: this.#heard });
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    // It reports the first height after the page has been laid out anyway: to ask now would have it laid out twice.
    // Absent where nothing is laid out.
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            this.#isMeasured = true;
            this.#set({ room: element.offsetHeight });
          });
    observer?.observe(element);
    return () => {
      clearTimeout(this.#timer);
      element.removeEventListener('scroll', handleScroll);
      observer?.disconnect();
    };
  }

  #set(change: Partial<ScrollState>): void {
    const next = { ...this.state, ...change };
    const before = this.#rows(this.state);
    const after = this.#rows(next);
    const isSame =
      next.isScrolling === this.state.isScrolling &&
      next.room === this.state.room &&
      before?.first === after?.first &&
      before?.last === after?.last;
    // Pixels within the same rows are nothing to draw.
    if (isSame) return;
    this.state = next;
    for (const listener of [...this.#listeners]) listener();
  }

  #rows({ offset, room }: ScrollState): SeenRows | null {
    return seenRows(offset, room, this.layout);
  }
}
