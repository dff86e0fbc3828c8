export function whileVisible(interval: number, look: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let lastAt = Date.now();
  let isOver = false;

  function plan(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (isOver || document.visibilityState !== 'visible') return;
    const pause = Math.max(0, interval - (Date.now() - lastAt));
    timer = setTimeout(() => {
      lastAt = Date.now();
      void look().finally(plan);
    }, pause);
  }

  plan();
  document.addEventListener('visibilitychange', plan);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', plan);
    if (timer !== null) clearTimeout(timer);
  };
}
