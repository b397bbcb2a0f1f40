/** Number of projects that a profile requests at once: nearly all companies then have one page. */
export const projectsOnProfile = 96
