import { vi } from 'vitest';

export function layOut(height: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly tell: (entries: readonly unknown[]) => void) {}
      observe() {
        queueMicrotask(() => this.tell([]));
      }
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object') return;
    this.scrollTop = options.top ?? 0;
    // A browser fires this event after the code that scrolls.
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  };
}
