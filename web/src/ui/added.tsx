import './added.css'

/** An amount that is not in the price, drawn as drawings show unbuilt parts. Words beside it say so too. */
export function Added({ children }: { children: string }) {
  return <bdi className="added whitespace-nowrap px-1">{children}</bdi>
}
