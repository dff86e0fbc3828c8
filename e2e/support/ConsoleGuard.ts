import type { BrowserContext, ConsoleMessage } from '@playwright/test';

interface Allowance {
  readonly matches: (text: string, url: string) => boolean;
}

/**
 * Collects every console error and warning and every uncaught error of a context's pages. A journey says beforehand which
 * of them it provokes; the fixture fails it for any other.
 */
export class ConsoleGuard {
  readonly #problems: { readonly text: string; readonly url: string }[] = [];
  readonly #allowances: Allowance[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => this.#take(message));
    context.on('weberror', (webError) => {
      const error = webError.error();
      this.#problems.push({
        text: `uncaught: ${error.stack ?? error.message}`,
        url: webError.page()?.url() ?? '',
      });
    });
  }

  /**
   * The browser itself logs every answer of 400 and above. That line, and no other, may appear for this status.
   *
   * @param url for addresses that match; for others it is a failure
   */
  expectStatus(status: number, url: RegExp): void {
    const line = new RegExp(`^Failed to load resource: .* status of ${status}\\b`);
    this.#allowances.push({ matches: (text, source) => line.test(text) && url.test(source) });
  }

  /** The line that the browser logs for requests that reach no server: a remote is down, the network is gone. */
  expectFailedConnections(url: RegExp = /./): void {
    this.#allowances.push({
      matches: (text, source) => /^Failed to load resource: net::ERR_/.test(text) && url.test(source),
    });
  }

  /** Any other message that the journey provokes, by what it says. */
  expectMessage(pattern: RegExp): void {
    this.#allowances.push({ matches: (text) => pattern.test(text) });
  }

  /** Lines of any kind, where a journey plants what libraries complain about. An uncaught error is none. */
  expectNoise(): void {
    this.#allowances.push({ matches: (text) => !text.startsWith('uncaught: ') });
  }

  /** What was logged and not expected. */
  unexpected(): string[] {
    return this.#problems
      .filter(({ text, url }) => !this.#allowances.some((allowance) => allowance.matches(text, url)))
      .map(({ text, url }) => `${text}${url && ` (${url})`}`);
  }

  #take(message: ConsoleMessage): void {
    if (message.type() === 'error' || message.type() === 'warning') {
      this.#problems.push({ text: message.text(), url: message.location().url });
    }
  }
}
