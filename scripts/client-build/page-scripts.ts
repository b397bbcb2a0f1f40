/** For each route's first part, such as `/contractors`, the places of its files in `files`. */
export interface RouteFiles {
  /** Names in `/assets` without `.js`. */
  files: string[]
  routes: Record<string, number[]>
}

/** Template ids: the prefix and the route. */
export const templateId = (route: string) => `at:${route}`

/**
 * The script that runs before the first paint, right after the templates. It starts the fetch of the route's files
 * and puts the route's HTML into the root. An address that says more than its route gets that HTML only where
 * `anyQuery` lists the route, and then without the mark by which `main.tsx` knows that it may take it over: the first
 * render will differ. `usr` is where the router keeps what one screen handed to the next.
 */
export function pageScript({ files, routes }: RouteFiles, anyQuery: string[], moreStyles: string): string {
  return [
    '{',
    `const f=${JSON.stringify(files)},m=${JSON.stringify(routes)},`,
    'r=document.getElementById("root"),',
    'a=location.hash.slice(1)||"/",[p,q]=a.split("?"),',
    `t=document.getElementById("${templateId('')}"+p),`,
    `s=t&&(q==null||${JSON.stringify(anyQuery)}.includes(p)),`,
    'c=document.createElement("link");',
    // Without HTML to show there is nothing to paint before the whole style sheet has come.
    // HTML that stands already comes before everything that makes it move.
    'const w=l=>{if(s)l.fetchPriority="low";document.head.append(l)};',
    `c.rel="stylesheet";c.href="${moreStyles}";if(!s)c.blocking="render";w(c);`,
    'for(const i of m["/"+p.split("/")[1]]||[]){',
    'const l=document.createElement("link");l.rel="modulepreload";l.href="/assets/"+f[i]+".js";w(l)}',
    'if(s){',
    'r.append(t.content);',
    // A policy without inline styles lets a script set what an attribute may not.
    'for(const e of r.querySelectorAll("[data-style]")){',
    'e.style.cssText=e.dataset.style;delete e.dataset.style}',
    'if(q==null&&!history.state?.usr)r.dataset.address=a}',
    'for(const e of document.querySelectorAll("template"))e.remove()}',
  ].join('')
}
