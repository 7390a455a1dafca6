/** Keeps the rows with the least order, without sorting the many that come too late; among equals the lower row. */
export function topRows(most: number) {
  const orders = new Float64Array(most)
  const rows = new Uint32Array(most)
  let count = 0
  const comesBefore = (order: number, row: number, place: number) => {
    const other = orders[place] ?? 0
    return order < other || (order === other && row < (rows[place] ?? 0))
  }
  return {
    offer(row: number, order: number): void {
      if (count === most && !comesBefore(order, row, most - 1)) return
      let place = count < most ? count++ : most - 1
      while (place > 0 && comesBefore(order, row, place - 1)) {
        orders[place] = orders[place - 1] ?? 0
        rows[place] = rows[place - 1] ?? 0
        place -= 1
      }
      orders[place] = order
      rows[place] = row
    },
    /** The order that another row must stay below; Infinity while there is room. */
    limit: (): number => (count < most ? Infinity : (orders[most - 1] ?? Infinity)),
    /** Best first. */
    take: (): Uint32Array => rows.slice(0, count),
  }
}
