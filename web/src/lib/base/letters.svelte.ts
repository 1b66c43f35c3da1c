/** How large letters are, as a part of their usual size; to ask the page would make it work out its styles at once. */
export const letters = $state({ scale: 1 })
