/** The mood of the page in front: a table brings its own light. */
class Mood {
  now = $state('')
}

export const mood = new Mood()
