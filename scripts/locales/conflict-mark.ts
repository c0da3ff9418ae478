/** A line between the sides of a conflict, as git writes it: its sign, and the name of the side that it begins or ends. */
export const conflictMark = /^([<|=>])\1{6}(?: (.*))?$/;
