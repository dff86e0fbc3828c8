export function watchEntry(control: Element): () => boolean {
  let isEntered = false;
  const note = () => {
    isEntered = true;
  };
  control.addEventListener('input', note, { once: true });
  control.addEventListener('change', note, { once: true });
  return () => isEntered;
}
