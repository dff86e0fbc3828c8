export default function Part() {
  return (
    <button
      type="button"
      onClick={() => {
        throw new Error('hostile: in event');
      }}
    >
      Throw
    </button>
  );
}
