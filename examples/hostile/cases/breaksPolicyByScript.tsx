import { useEffect } from 'react';

/** A picture that never comes to stand anywhere, and a frame at the end of the page: the browser names no script of either. */
export default function Part() {
  useEffect(() => {
    new Image().src = 'https://pictures.example/pixel.png?task=4711';
    const frame = document.createElement('iframe');
    frame.loading = 'lazy';
    frame.src = 'https://frames.example/side.html?task=4711';
    document.body.append(frame);
    return () => frame.remove();
  }, []);
  return <p>It asks for a picture and a frame by script.</p>;
}
