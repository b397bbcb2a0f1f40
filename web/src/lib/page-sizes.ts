/** How many projects a profile asks for at once: nearly every company's are one page. */
export const projectsOnProfile = 96
