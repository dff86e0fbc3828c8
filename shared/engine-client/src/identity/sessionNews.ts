export type SessionNews = 'signed-in' | 'signed-out';

const session = new EventTarget();

export function tellSession(news: SessionNews): void {
  session.dispatchEvent(new Event(news));
}

export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const heard = ({ type }: Event) => listener(type === 'signed-in' ? 'signed-in' : 'signed-out');
  session.addEventListener('signed-in', heard);
  session.addEventListener('signed-out', heard);
  return () => {
    session.removeEventListener('signed-in', heard);
    session.removeEventListener('signed-out', heard);
  };
}
